import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../../vite/precompress.ts";

/** An ordinary build. It takes nothing from the console's but the compressed files, so that no change there moves it. */
export default defineConfig({
  plugins: [react(), precompress()],
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
});
