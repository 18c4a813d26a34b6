import tailwindcss from "@tailwindcss/vite";
import { msw } from "msw/vite";
import type { StorybookConfig } from "@storybook/react-vite";
import { csp } from "../packages/ui/vite/csp.ts";

const config: StorybookConfig = {
  stories: ["../packages/*/src/**/*.stories.tsx"],
  staticDirs: ["../packages/console/public"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), csp(), msw({ mode: "worker-only" })],
  }),
};
export default config;
