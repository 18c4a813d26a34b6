import { SettingsLinks } from "./settings-links.tsx";
import { SystemFacts } from "./system-facts.tsx";

/** `/settings`: the way to each settings page, and what runs here. */
export const SettingsPage = () => (
  <div className="@container grid w-full max-w-5xl gap-8">
    <SettingsLinks />
    <SystemFacts />
  </div>
);
