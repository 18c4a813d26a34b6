/** A status change of an entry: button label, new status, and toast. */
export type Way = {
  to: string;
  label: string;
  success: string;
  /** Players keep seeing the published version. */
  keepsPublished?: true;
  /** Players see it at once: it is confirmed first. */
  goesLive?: true;
  /** Less often wanted than saving: in More. */
  inMore?: true;
};

/** Saving with the current status, and the possible status changes. */
export type Ways = {
  save: Way;
  others: readonly Way[];
  /** The saved version differs from the published one: Save has an effect even without new input. */
  publishes?: boolean;
};

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * Status changes of a page or post by its status, and whether players see an older version; a new one is a draft that
 * cannot be archived yet.
 */
export const entryWays = (noun: string, status: string | undefined, isBehind = false): Ways => {
  const what = capital(noun);
  const publish = { to: "PUBLISHED", label: "Publish", success: `${what} published.`, goesLive: true as const };
  const archive = { to: "ARCHIVED", label: "Archive", success: `${what} archived.`, inMore: true as const };
  const draft = { to: "DRAFT", label: "Save draft", success: "Draft saved." };
  const changed = `${what} changed.`;
  if (status === undefined) return { save: draft, others: [publish] };
  if (status === "DRAFT") return { save: draft, others: [publish, archive] };
  if (status === "PUBLISHED") {
    const off = { to: "DRAFT", label: "Unpublish", success: `${what} unpublished.`, inMore: true as const };
    const later = {
      to: status,
      label: "Save without publishing",
      success: "Changes saved. Players still see the published version.",
      keepsPublished: true as const,
    };
    const save = { ...publish, label: "Save and publish" };
    return { save, others: [later, off, archive], publishes: isBehind };
  }
  if (status === "ARCHIVED") {
    const again = {
      to: "DRAFT",
      label: "Revert to draft",
      success: `${what} is a draft again.`,
      inMore: true as const,
    };
    return { save: { to: status, label: "Save changes", success: changed }, others: [publish, again] };
  }
  // An unknown status is kept.
  return { save: { to: status, label: "Save changes", success: changed }, others: [] };
};

/** Status changes of a modal, active or inactive. */
export const modalWays = (status: string | undefined): Ways => {
  const on = { to: "ACTIVE", label: "Activate", success: "Modal activated.", goesLive: true as const };
  const off = { to: "INACTIVE", label: "Deactivate", success: "Modal deactivated.", inMore: true as const };
  if (status === undefined)
    return {
      save: { to: "INACTIVE", label: "Add as inactive", success: "Modal added." },
      others: [{ ...on, label: "Add and activate" }],
    };
  const save = {
    to: status,
    label: "Save changes",
    success: "Modal changed.",
    ...(status === "ACTIVE" && { goesLive: true as const }),
  };
  return { save, others: status === "ACTIVE" ? [off] : status === "INACTIVE" ? [on] : [] };
};
