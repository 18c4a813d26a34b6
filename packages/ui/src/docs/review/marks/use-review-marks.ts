import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../../stored.ts";
import { markSchema, type Mark, type Marks } from "./mark.ts";

const KEY = "review:marks";
const marksSchema = z.record(z.string(), markSchema);

const readMarks = (): Marks => marksSchema.safeParse(readStored(KEY)).data ?? {};

/** The reviewer's marks, which this browser stores. `lost` is true after a change that could not be stored. */
export const useReviewMarks = () => {
  const [marks, setMarks] = useState(readMarks);
  const [lost, setLost] = useState(false);
  /** Changes the marks as stored now, which another tab may have changed. */
  const change = (to: (before: Marks) => Marks) => {
    const next = to(lost ? marks : { ...marks, ...readMarks() });
    setLost(!writeStored(KEY, next));
    setMarks(next);
  };
  const mark = (ids: readonly string[], part: (id: string) => Partial<Omit<Mark, "at">>) => {
    const at = new Date().toISOString();
    change((before) => ({
      ...before,
      ...Object.fromEntries(
        ids.map((id) => [id, { seen: false, notes: [], pictures: {}, ...before[id], ...part(id), at }]),
      ),
    }));
  };
  return { marks, lost, mark, replace: (next: Marks) => change(() => next) };
};
