type OperatorGame = { opId: string; gameId: string };

/** What tells one operator's game from all others, as one word for an address: `op-nordlys/imoon-00417`. */
export const operatorGameKey = ({ opId, gameId }: OperatorGame): string => `${opId}/${gameId}`;

/** The game that such a word means; nothing for any other word. */
export const readOperatorGameKey = (key: string | undefined): OperatorGame | undefined => {
  const [opId = "", ...rest] = (key ?? "").split("/");
  const gameId = rest.join("/");
  return opId && gameId ? { opId, gameId } : undefined;
};
