import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { device } from "./lib/device.svelte";
import { renewIfNewer } from "./lib/renewal";
import { router } from "./lib/router.svelte";

addEventListener("vite:preloadError", () => void renewIfNewer());
device.start();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
