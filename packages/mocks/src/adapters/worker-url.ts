/** Where the build puts the worker: beside the page. */
export const workerUrl = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
