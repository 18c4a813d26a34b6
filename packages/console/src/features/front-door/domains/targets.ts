import type { components } from "@backoffice/api-client";

/** Targets of a Front Door domain (content §9). */
export const TARGETS: readonly { value: components["schemas"]["FrontDoorTarget"]; label: string }[] = [
  { value: "player", label: "Player site" },
  { value: "backoffice", label: "Back office" },
];
