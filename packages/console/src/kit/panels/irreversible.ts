import type { ConfirmDialogProps } from "@backoffice/ui";

/**
 * The reach of an irreversible action: one record, or several records or the public, which are confirmed by typing
 * the name of the record (or another word for all).
 */
export type Irreversible = { reaches: "record"; name?: string } | { reaches: "records" | "public"; name: string };

/** The check for an irreversible action, decided by its reach with one rule for every confirmation. */
export const checkOf = (
  action: Irreversible | undefined,
): Pick<ConfirmDialogProps, "acknowledge" | "typeToConfirm"> => {
  if (!action) return {};
  if (action.reaches === "record") return { acknowledge: "I understand that this cannot be undone." };
  return { typeToConfirm: action.name };
};

/**
 * The reach of an action on something that may be live: its name is typed if it is public, otherwise a check box is
 * ticked.
 */
export const irreversibleWhere = (isPublic: boolean, name: string): Irreversible => ({
  reaches: isPublic ? "public" : "record",
  name,
});
