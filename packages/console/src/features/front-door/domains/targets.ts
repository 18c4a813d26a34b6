import type { components } from "@backoffice/api-client";

/** What a domain of front door serves (content §9). */
export const TARGETS: readonly { value: components["schemas"]["FrontDoorTarget"]; label: string }[] = [
  { value: "player", label: "Player site" },
  { value: "backoffice", label: "Back office" },
];
