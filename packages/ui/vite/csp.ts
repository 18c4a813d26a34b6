import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Replaces the one dependency that would write `<style>` elements at run time (see src/scroll-lock). */
export const csp = (): Plugin => ({
  name: "backoffice-csp",
  config: () => ({
    resolve: {
      alias: {
        "react-remove-scroll": fileURLToPath(new URL("../src/scroll-lock/react-remove-scroll.tsx", import.meta.url)),
      },
    },
  }),
});
