import { SettingsLinks } from "./settings-links.tsx";
import { SystemFacts } from "./system-facts.tsx";

/** `/settings`: links to the settings pages, and system facts. */
export const SettingsPage = () => (
  <div className="@container grid w-full gap-8">
    <SettingsLinks />
    <SystemFacts />
  </div>
);
