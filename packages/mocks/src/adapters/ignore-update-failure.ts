/**
 * Makes `ServiceWorkerRegistration.update` ignore failures. MSW calls it without awaiting it; when it fails (the page
 * is being left, the server is down) the page would report an unhandled rejection although its worker is running.
 */
export const ignoreUpdateFailure = (): void => {
  const { prototype } = ServiceWorkerRegistration;
  // oxlint-disable-next-line typescript/unbound-method -- called with the registration as `this`
  const { update } = prototype;
  prototype.update = function () {
    return update.call(this).catch(() => this);
  };
};
