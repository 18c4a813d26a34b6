import type { ReactNode } from "react";
import { Moment } from "./moment.tsx";

/** "Created 26 Nov 2026, 05:08 by Mara" in the metadata of a record; nothing if it is null. */
export const stamp = (label: string, moment: string | null | undefined, by?: string | null): ReactNode =>
  moment && (
    <>
      {label} <Moment value={moment} />
      {by && (
        <>
          {" "}
          by <bdi>{by}</bdi>
        </>
      )}
    </>
  );
