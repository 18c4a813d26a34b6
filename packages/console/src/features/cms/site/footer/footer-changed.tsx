import type { components } from "@backoffice/api-client";
import { Alert, Button, DiffView } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { columnNames, columnTitle, type FooterMenu } from "./footer-edit.ts";

/** Menu as text by column, for comparison. */
const inWords = (menu: FooterMenu) =>
  Object.fromEntries(
    columnNames(menu).map((name) => [
      name,
      [columnTitle(menu, name), ...menu[name]!.items.map(({ title, url }) => `${title} (${url})`)].join("\n"),
    ]),
  );

const columnName = (path: string) => path.replace("column", "Column ");

type FooterChangedProps = {
  /** The menu when the first item was moved. */
  before: FooterMenu;
  /** The footer as another user saved it. */
  footer: components["schemas"]["Footer"];
  onTake: () => void;
};

/** Notice that another user saved the footer during reordering: author, time and columns. */
export const FooterChanged = ({ before, footer, onTake }: FooterChangedProps) => (
  <div className="flex flex-col gap-2">
    <Alert severity="caution" title="This footer was changed while you reordered it">
      <bdi>{footer.updatedBy}</bdi> saved it at <Moment value={footer.updatedAt} />. Your order is shown. Saving it
      overwrites theirs and keeps the items that they added or changed.
    </Alert>
    <DiffView label="Changes" before={inWords(before)} after={inWords(footer.content.menu)} nameOf={columnName} />
    <Button className="self-start" onClick={onTake}>
      Discard my order
    </Button>
  </div>
);
