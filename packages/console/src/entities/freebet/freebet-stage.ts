/** When a sport freebet may be used, by the number on the wire (shell §4). */
export const FREEBET_STAGES = [
  { value: "1", label: "Prematch" },
  { value: "2", label: "Live" },
  { value: "3", label: "Prematch+Live" },
] as const;

/** The stage in words; one that is not known yet as it came. */
export const stageName = (stage: number): string =>
  FREEBET_STAGES.find(({ value }) => value === String(stage))?.label ?? String(stage);
