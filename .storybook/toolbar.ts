import { nameOfFault } from "../packages/console/src/testing/fault-names.ts";
import { faults } from "../packages/mocks/src/faults/faults.ts";
import type { ScenarioId } from "../packages/mocks/src/index.ts";
import type { Preview } from "@storybook/react-vite";

const scenarios = ["default", "small", "empty", "huge", "hostile"] satisfies ScenarioId[];

const item = (value: string, title: string) => ({ value, title });

/**
 * Toolbar of every story: its look, and the user and data around a page or panel. Choices that the story itself shows
 * are icons, so that all fit a window of 1280 px.
 */
export const toolbar: NonNullable<Preview["globalTypes"]> = {
  theme: {
    description: "Theme",
    toolbar: { icon: "circlehollow", items: ["light", "dark", "system"], dynamicTitle: false },
  },
  contrast: {
    description: "Contrast",
    toolbar: {
      icon: "contrast",
      items: [item("normal", "Normal contrast"), item("more", "High contrast"), item("system", "As the system says")],
      dynamicTitle: false,
    },
  },
  density: {
    description: "Density",
    toolbar: { icon: "component", items: ["compact", "comfortable"], dynamicTitle: false },
  },
  dir: {
    description: "Direction",
    toolbar: { icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: false },
  },
  locale: {
    description: "Language of the page and of dates",
    toolbar: {
      title: "Locale",
      icon: "globe",
      items: [
        item("en-GB", "English (UK)"),
        item("en-US", "English (US)"),
        item("de-DE", "Deutsch"),
        item("tr-TR", "Türkçe"),
        item("ar-EG", "العربية"),
      ],
      dynamicTitle: true,
    },
  },
  role: {
    description: "Who is signed in (pages and panels of the console)",
    toolbar: {
      title: "Role",
      icon: "user",
      items: [
        item("super-admin", "Super admin"),
        item("admin", "Admin"),
        item("operator-admin", "Operator admin"),
        item("operator-manager", "Operator manager"),
        item("brand-admin", "Brand admin"),
        item("partner", "Partner"),
        item("dev-ops", "DevOps, no rights"),
        item("blocked", "Blocked user"),
      ],
      dynamicTitle: true,
    },
  },
  page: {
    description: "Page under a panel that names none (panels of the console)",
    toolbar: {
      icon: "sidebaralt",
      items: [item("any", "Over any page"), item("own", "Over its page")],
      dynamicTitle: false,
    },
  },
  scenario: {
    description: "State of the world (pages and panels of the console)",
    toolbar: { title: "Scenario", icon: "database", items: scenarios, dynamicTitle: true },
  },
  latency: {
    description: "How late every answer comes (pages and panels of the console)",
    toolbar: {
      title: "Latency",
      icon: "timer",
      items: [
        item("none", "0 ms"),
        item("300ms", "300 ms"),
        item("1000ms", "1 second"),
        item("3000ms", "3 seconds"),
        item("10000ms", "10 seconds"),
      ],
      dynamicTitle: true,
    },
  },
  fault: {
    description: "How every call goes wrong (pages and panels of the console)",
    toolbar: {
      title: "Fault",
      icon: "alert",
      items: [item("none", "No fault"), ...faults.map(({ id, title }) => item(nameOfFault(id), title))],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: "light",
  contrast: "normal",
  density: "compact",
  dir: "ltr",
  locale: "en-GB",
  role: "super-admin",
  page: "any",
  scenario: "default",
  latency: "none",
  fault: "none",
  // In the address only: the calls that go wrong, and the state of the panel that the switches above lead to.
  calls: "every",
  state: "own",
};

/** Window sizes for the console. */
export const viewports = {
  phone: { name: "Phone, 390 px", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet, 834 px", styles: { width: "834px", height: "1112px" }, type: "tablet" },
  laptop: { name: "Laptop, 1280 px", styles: { width: "1280px", height: "800px" }, type: "desktop" },
  desktop: { name: "Desktop, 1680 px", styles: { width: "1680px", height: "1050px" }, type: "desktop" },
} as const;
