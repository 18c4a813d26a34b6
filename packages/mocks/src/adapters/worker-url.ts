/** Address of the service worker script; the build puts it beside the page. */
export const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
