/** Whether a newer version of this page lies ready on the device. The open one goes on until its reader changes over. */
let newer = $state(false);

export function isNewerReady(): boolean {
  return newer;
}

/** The version of the build this page came with; none while it is being worked on. */
const own = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
const lookEvery = 3600_000;

/** Registers the service worker, answers its questions, and looks for a newer one now and then while the page stays open. */
export async function followVersions(): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data, ports }) => {
    if (data?.type !== 'version') return;
    ports[0]?.postMessage(own);
    // Only one that has just come is newer: the page itself may have come from the network before its worker.
    if (data.arrived && data.version !== own) newer = true;
  });
  workers.startMessages();
  const registration = await workers.register('/service-worker.js');
  workers.controller?.postMessage('opened');
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}
