import type { components } from "@backoffice/api-client";

type Domain = components["schemas"]["Domain"];

/** The flags of a domain that only SUPER_ADMIN and ADMIN set (content §6). */
export const FLAGS = [
  { name: "isLocked", label: "Locked", help: "Kept from deletion." },
  { name: "isBackoffice", label: "Back office", help: "It serves the back office." },
  { name: "isB2CPFF", label: "Player platform", help: "It serves the player platform." },
  { name: "isBrand", label: "Brand", help: "It belongs to a brand." },
  { name: "isInternal", label: "Internal", help: "Only staff use it." },
] as const;

type Flags = Pick<Domain, (typeof FLAGS)[number]["name"]>;

/** The flags alone. */
export const flagsOf = ({ isLocked, isBackoffice, isB2CPFF, isBrand, isInternal }: Flags): Flags => ({
  isLocked,
  isBackoffice,
  isB2CPFF,
  isBrand,
  isInternal,
});
