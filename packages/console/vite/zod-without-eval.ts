import type { Plugin } from "vite";

/**
 * zod probes for `eval` before the first schema is made, which the security policy refuses and reports. Its setting
 * against that must be made before any schema exists, so it is made where zod makes its settings.
 */
export const zodWithoutEval = (): Plugin => ({
  name: "backoffice-zod-without-eval",
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => ({ code: `${code}\nglobalConfig.jitless = true;\n`, map: null }),
  },
});
