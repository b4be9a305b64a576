/** Whether this page works without network, and what it asks of its worker for that. */

import type { Lang } from "../../../protocol/messages";
import { renewIfNewer } from "../../../renewal";
import { addressOfVoice } from "../sound/pack";

const WORKER = "/box-worker.js";
const SCOPE = "/box";
const LANGS: readonly Lang[] = ["pl", "en"];

class Offline {
  /** Ready: everything that is needed is on the device. */
  state = $state<"none" | "getting" | "ready">("none");
  private registered: Promise<ServiceWorkerRegistration> | null = null;

  /** Have the page, the catalogue and a voice on this device. */
  async keep(voice: Lang): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    if (this.state === "none") this.state = "getting";
    try {
      this.registered ??= navigator.serviceWorker.register(WORKER, { scope: SCOPE });
      const worker = await active(await this.registered);
      const catalogues = LANGS.map((lang) => `/api/games/space_alert/catalogue?lang=${lang}`);
      this.state = (await ask(worker, [addressOfVoice(voice), ...catalogues])) ? "ready" : "none";
    } catch {
      this.state = "none"; // private windows and some settings forbid it
    }
  }

  /** A newer version takes over while nothing is being flown: then nothing is lost by loading the page anew. */
  async renew(): Promise<void> {
    const registration = await this.registered?.catch(() => null);
    if (!registration) return;
    const takeOver = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      navigator.serviceWorker.addEventListener("controllerchange", () => void renewIfNewer(), { once: true });
      registration.waiting.postMessage({ type: "take-over" });
    };
    takeOver();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", takeOver);
    });
  }
}

/** The worker once it answers. */
async function active(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  if (registration.active?.state === "activated") return registration.active;
  const coming = registration.active ?? registration.waiting ?? registration.installing;
  if (!coming) throw new Error("no worker");
  return new Promise((resolve, reject) => {
    const look = () => {
      if (coming.state === "activated") resolve(coming);
      if (coming.state === "redundant") reject(new Error("no worker"));
    };
    coming.addEventListener("statechange", look);
    look();
  });
}

/** Ask the worker to keep files; tells whether it has them. */
function ask(worker: ServiceWorker, files: readonly string[]): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as boolean);
    worker.postMessage({ type: "keep", files }, [port2]);
  });
}

export const offline = new Offline();
