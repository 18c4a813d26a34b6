import { screen, waitFor, within } from "storybook/test";

/** The drawer on screen now, or a dialog that is not a confirmation: for assertions that `waitFor` retries. */
export const shownDrawer = () => within(screen.getByRole("dialog"));

/** The drawer, or a dialog that is not a confirmation, as soon as it is on screen. */
export const drawer = () => waitFor(shownDrawer);

/** The drawer once it shows this record: the address changes before the drawer renders the next one. */
export const drawerOf = async (id: string) => {
  const record = await waitFor(() => {
    const element = document.querySelector(`[data-slot=drawer] [data-record="${CSS.escape(id)}"]`);
    if (!element) throw new Error(`The drawer does not show ${id} yet`);
    return element;
  });
  return within(record.closest<HTMLElement>("[data-slot=drawer]")!);
};

/** The confirmation, or the error dialog, with this title, on screen now: for assertions that `waitFor` retries. */
export const shownDialog = (name: string | RegExp) => within(screen.getByRole("alertdialog", { name }));

/** The confirmation, or the error dialog, with this title, as soon as it is on screen. */
export const dialog = (name: string | RegExp) => waitFor(() => shownDialog(name));

/** The first row of the list on screen. */
export const firstRow = () =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>("tr[data-row-id]");
    if (!row) throw new Error("The list has no row yet");
    return row;
  });
