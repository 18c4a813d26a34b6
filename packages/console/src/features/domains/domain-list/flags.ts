import type { components } from "@backoffice/api-client";

type Domain = components["schemas"]["Domain"];

/** Domain flags, set by SUPER_ADMIN and ADMIN only (content §6). */
export const FLAGS = [
  { name: "isLocked", label: "Locked", help: "Protects the domain from deletion." },
  { name: "isBackoffice", label: "Back office", help: "Serves the back office." },
  { name: "isB2CPFF", label: "Player platform", help: "Serves the player platform." },
  { name: "isBrand", label: "Brand", help: "Belongs to a brand." },
  { name: "isInternal", label: "Internal", help: "Used by staff only." },
] as const;

type Flags = Pick<Domain, (typeof FLAGS)[number]["name"]>;

/** Picks the flags of a domain. */
export const flagsOf = ({ isLocked, isBackoffice, isB2CPFF, isBrand, isInternal }: Flags): Flags => ({
  isLocked,
  isBackoffice,
  isB2CPFF,
  isBrand,
  isInternal,
});
