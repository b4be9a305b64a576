import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { device } from "./lib/device.svelte";
import { router } from "./lib/router.svelte";

device.dress();
router.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
