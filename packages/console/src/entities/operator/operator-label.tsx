import { isPlatform, useSession } from "#kit/session/session.ts";

/** Label of an operator fact: operator staff call their operators brands, as in lists (shell §6). */
export const OperatorLabel = () => (isPlatform(useSession()) ? "Operator" : "Brand");
