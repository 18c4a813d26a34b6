type OperatorGame = { opId: string; gameId: string };

/** Key of an operator's game for an address: `op-nordlys/imoon-00417`. */
export const operatorGameKey = ({ opId, gameId }: OperatorGame): string => `${opId}/${gameId}`;

/** Parses such a key; undefined if it is invalid. */
export const readOperatorGameKey = (key: string | undefined): OperatorGame | undefined => {
  const [opId = "", ...rest] = (key ?? "").split("/");
  const gameId = rest.join("/");
  return opId && gameId ? { opId, gameId } : undefined;
};
