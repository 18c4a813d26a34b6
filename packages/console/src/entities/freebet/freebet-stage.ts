/** Stages of a sport freebet, by wire number (shell §4). */
export const FREEBET_STAGES = [
  { value: "1", label: "Prematch" },
  { value: "2", label: "Live" },
  { value: "3", label: "Prematch+Live" },
] as const;

/** Label of a stage; an unknown one is shown as received. */
export const stageName = (stage: number): string =>
  FREEBET_STAGES.find(({ value }) => value === String(stage))?.label ?? String(stage);
