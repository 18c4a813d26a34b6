type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { defaultPolicy: unknown; createPolicy(name: string, policy: Policy): unknown };

/**
 * Under `require-trusted-types-for 'script'` a service worker is only registered with an address that a policy has let
 * through. This one lets the mock's worker through and nothing else.
 */
export const trustWorker = (workerUrl: string): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const trusted = new URL(workerUrl, location.href).href;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href !== trusted)
        throw new TypeError(`This script address is not trusted: ${url}`);
      return url;
    },
  });
};
