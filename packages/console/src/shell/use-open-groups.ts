import { useCallback, useState } from "react";

const KEY = "menu:groups";

type Chosen = Readonly<{ [group: string]: boolean }>;

const read = (): Chosen => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Chosen;
  } catch {
    return {};
  }
};

/** Which groups of the menu somebody opened or closed; kept in the browser. */
export const useOpenGroups = () => {
  const [chosen, setChosen] = useState(read);
  const setOpen = useCallback(
    (id: string, open: boolean) =>
      setChosen((now) => {
        const next = { ...now, [id]: open };
        localStorage.setItem(KEY, JSON.stringify(next));
        return next;
      }),
    [],
  );
  return { chosen, setOpen };
};
