/**
 * MSW asks the browser for a newer worker and waits for no answer. That none can be had (the page is being left, the
 * server is away) is no failure of the page, whose worker is there.
 */
export const forgiveUpdate = (): void => {
  const { prototype } = ServiceWorkerRegistration;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the registration that it is asked of
  const { update } = prototype;
  prototype.update = function () {
    return update.call(this).catch(() => this);
  };
};
