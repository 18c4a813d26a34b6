/** A player as the record of a toast. */
export const playerRecord = (playerCode: string, detail?: string) => ({
  name: detail ? `${detail}, player ${playerCode}` : `Player ${playerCode}`,
  kind: "player" as const,
  value: playerCode,
});
