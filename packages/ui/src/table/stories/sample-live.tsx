import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { SampleTable, type SampleTableProps } from "./sample-table.tsx";
import { transfers } from "./sample-transfers.tsx";

/** A table that is read again when the button is pressed: each time three transfers more, newest first. */
export const SampleLive = (props: Omit<SampleTableProps, "total">) => {
  const [reads, setReads] = useState(0);
  const [rows, setRows] = useState(() => transfers(40, 100));
  const read = () => {
    const next = reads + 1;
    setReads(next);
    setRows(
      transfers(40 + next * 3, 100 - next * 3).map((row) => (row.id === "t101" ? { ...row, status: "Failed" } : row)),
    );
  };
  return (
    <SampleTable
      {...props}
      total={40}
      rows={rows}
      live={{ query: "newest first" }}
      page={undefined}
      toolbarEnd={<Button onClick={read}>Read again</Button>}
    />
  );
};
