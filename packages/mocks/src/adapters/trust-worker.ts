type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { defaultPolicy: unknown; createPolicy(name: string, policy: Policy): unknown };

/**
 * Creates the default Trusted Types policy, which allows the script address of the mock's service worker and no other:
 * under `require-trusted-types-for 'script'` a worker can only be registered with an address that a policy has allowed.
 */
export const trustWorker = (workerUrl: string): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const trusted = new URL(workerUrl, location.href).href;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href !== trusted) throw new TypeError(`This script URL is not trusted: ${url}`);
      return url;
    },
  });
};
