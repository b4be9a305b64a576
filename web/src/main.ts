import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { device } from "./lib/device.svelte";
import { router } from "./lib/router.svelte";

// After an update of the server an old page may ask for parts that are gone: the new page has its own.
addEventListener("vite:preloadError", () => location.reload());
device.start();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
