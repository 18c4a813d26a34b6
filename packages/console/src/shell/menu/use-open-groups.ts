import { isRecord, readStored, writeStored } from "@backoffice/ui";
import { useCallback, useState } from "react";

const KEY = "menu:groups";

type Chosen = Readonly<{ [group: string]: boolean }>;

const read = (): Chosen => {
  const stored = readStored(KEY);
  return isRecord(stored) ? (stored as Chosen) : {};
};

/** The groups of the menu that the user expanded or collapsed; stored in the browser. */
export const useOpenGroups = () => {
  const [chosen, setChosen] = useState(read);
  const setOpen = useCallback(
    (id: string, open: boolean) =>
      setChosen((now) => {
        const next = { ...now, [id]: open };
        writeStored(KEY, next);
        return next;
      }),
    [],
  );
  return { chosen, setOpen };
};
