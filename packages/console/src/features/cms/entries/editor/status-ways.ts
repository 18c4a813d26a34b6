/** What can be done with an entry: what its button says, what it is then, and the toast. */
export type Way = {
  to: string;
  label: string;
  said: string;
  /** Players go on seeing what was published. */
  keepsPublished?: true;
};

/** Saving it as what it is, and what else it can become. */
export type Ways = {
  save: Way;
  others: readonly Way[];
  /** What is saved is not what players see: saving it has a meaning though nothing was typed. */
  publishes?: boolean;
};

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * The ways of a page or post by what it is now, and whether players see an older version of it; one that is new is a
 * draft that nobody can archive yet.
 */
export const entryWays = (noun: string, status: string | undefined, isBehind = false): Ways => {
  const what = capital(noun);
  const publish = { to: "PUBLISHED", label: "Publish", said: `${what} published.` };
  const archive = { to: "ARCHIVED", label: "Archive", said: `${what} archived.` };
  const draft = { to: "DRAFT", label: "Save draft", said: "Draft saved." };
  const changed = `${what} changed.`;
  if (status === undefined) return { save: draft, others: [publish] };
  if (status === "DRAFT") return { save: draft, others: [publish, archive] };
  if (status === "PUBLISHED") {
    const off = { to: "DRAFT", label: "Take off the site", said: `${what} taken off the site.` };
    const later = {
      to: status,
      label: "Save for later",
      said: "Changes kept for later. Players see what was published.",
      keepsPublished: true as const,
    };
    const save = isBehind
      ? { ...publish, label: "Publish changes" }
      : { to: status, label: "Save changes", said: changed };
    return { save, others: [later, off, archive], publishes: isBehind };
  }
  if (status === "ARCHIVED") {
    const again = { to: "DRAFT", label: "Revert to draft", said: `${what} is a draft again.` };
    return { save: { to: status, label: "Save changes", said: changed }, others: [publish, again] };
  }
  // One that this console does not know yet is kept.
  return { save: { to: status, label: "Save changes", said: changed }, others: [] };
};

/** The ways of a modal, which is used or not. */
export const modalWays = (status: string | undefined): Ways => {
  const on = { to: "ACTIVE", label: "Activate", said: "Modal activated." };
  const off = { to: "INACTIVE", label: "Deactivate", said: "Modal deactivated." };
  if (status === undefined)
    return {
      save: { to: "INACTIVE", label: "Add inactive", said: "Modal added." },
      others: [{ ...on, label: "Add and activate" }],
    };
  const save = { to: status, label: "Save changes", said: "Modal changed." };
  return { save, others: status === "ACTIVE" ? [off] : status === "INACTIVE" ? [on] : [] };
};
