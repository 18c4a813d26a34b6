import type { ConfirmDialogProps } from "@backoffice/ui";

/**
 * What an irreversible action reaches: one record, or several records or the public, where the name of the record (or
 * another word for all of them) is typed.
 */
export type Irreversible = { reaches: "record" } | { reaches: "records" | "public"; name: string };

/** The check that an irreversible action asks for: its reach decides, by one rule for every confirmation. */
export const checkOf = (
  action: Irreversible | undefined,
): Pick<ConfirmDialogProps, "acknowledge" | "typeToConfirm"> => {
  if (!action) return {};
  if (action.reaches === "record") return { acknowledge: "I understand that this cannot be undone." };
  return { typeToConfirm: action.name };
};

/** Of something that the public sees while it is live: the name is typed then, and a check box ticked otherwise. */
export const irreversibleWhere = (isPublic: boolean, name: string): Irreversible =>
  isPublic ? { reaches: "public", name } : { reaches: "record" };
