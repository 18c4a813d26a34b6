/** Where a part of a component's anatomy is in its first story, as a selector; null if that story does not show it. */
type Places = readonly (string | null)[];

const CONTROL =
  ":is(input, textarea, select, [role=combobox], [role=radiogroup], [role=switch], [data-slot$=list], [data-slot=rows], [data-slot=key-value], [data-slot=file-drop], [data-slot=rich-text], [data-slot=language-text])";
const FIELD: Places = ["[data-slot=field-label]", `[data-slot=field] ${CONTROL}`, "[data-slot=field] [id$='-note']"];

/** By the title of the stories, or its prefix. */
const PLACES: Readonly<Record<string, Places>> = {
  "Components/Primitives/Button": [null, "button", null, null],
  "Components/Primitives/Icon button": ["button svg", null],
  "Components/Primitives/Copy button": ["button svg", null],
  "Components/Primitives/Tabs": ["[role=tablist]", "[role=tab]", "[role=tabpanel]"],
  "Components/Primitives/Switch": ["[role=switch]", "[data-slot=switch-thumb]"],
  "Components/Primitives/Select": ["select", "[data-slot=select] svg", null],
  "Components/Primitives/Combobox": ["[role=combobox]", null, null],
  "Components/Primitives/Date box": ["input", "[data-slot=date-box] button", null],
  "Components/Overlays/Dialog": [
    "[role=dialog] h2",
    "[role=dialog] h2 + p",
    "[role=dialog] [data-slot=scroll-body]",
    "[data-slot=dialog-footer]",
    "[role=dialog] button[aria-label=Close]",
  ],
  "Components/Overlays/Drawer": [
    "[data-slot=drawer] h2",
    "[data-slot=drawer-header] [data-slot=badge]",
    "[data-slot=drawer-header] button",
    null,
    "[data-slot=drawer] [data-slot=scroll-body]",
    "[data-slot=drawer-footer]",
  ],
  "Components/Overlays/Confirm dialog": [
    "[role=alertdialog] h2",
    "[role=alertdialog] p",
    null,
    "[role=alertdialog] button",
    "[role=alertdialog] button:last-of-type",
  ],
  "Components/Overlays/Stepper": ["[data-slot=stepper] li > *", "[data-slot=stepper] li", null],
  "Components/Forms/Form": [null, "[data-slot=field-group]", "[data-slot=field]", "[type=submit]"],
  "Components/Tables/Data table": [
    "[data-slot=table-toolbar]",
    "[data-slot=header-cell]",
    "[data-slot=table-row]",
    null,
    "[data-slot=totals]",
    "[data-slot=pagination]",
  ],
  "Components/Display/Alert": ["[data-slot=alert] svg", null, "[data-slot=alert] div", null, null],
  "Components/Display/Checks": ["[data-slot=checks] > *", "[data-slot=checks] a", "[data-slot=checks] li"],
  "Components/Display/JSON view": [
    "[role=searchbox], [type=search]",
    "[data-slot=json-view] button",
    "[data-slot=json-node]",
    null,
  ],
  "Components/Display/Stat card": [
    "[data-slot=stat-card] h3",
    "[data-slot=stat-card] p",
    "[data-slot=stat-card] p + p",
  ],
  "Components/Display/QR code": ["svg[role=img]", "figcaption span", "figcaption button"],
};

/** Selectors of the parts of a component's anatomy, in its order. */
export const placesOf = (title: string): Places => {
  const [, own] = Object.entries(PLACES).find(([prefix]) => title === prefix || title.startsWith(`${prefix}/`)) ?? [];
  return own ?? (/^Components\/Forms\/.* field$/.test(title) ? FIELD : []);
};
