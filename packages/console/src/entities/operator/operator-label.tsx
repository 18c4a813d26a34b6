import { isPlatform, useSession } from "#kit/session/session.ts";

/** The label of an operator fact: staff of an operator know their operators as brands, as in lists (shell §6). */
export const OperatorLabel = () => (isPlatform(useSession()) ? "Operator" : "Brand");
