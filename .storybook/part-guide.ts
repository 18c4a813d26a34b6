/** When to use a component, and how it works with keyboard and screen reader. */
export type PartGuide = {
  use: string;
  avoid: string;
  keys?: string;
  accessibility?: string;
};

const TAB = "Tab to it, Tab on.";
const TYPED = "Typed like any text box; Ctrl Enter sends the form.";
const DATE =
  "Typed in the reader's way, or picked: Alt ↓ opens the calendar. There ↑ ↓ ← → go by days and weeks, Page Up and Page Down by months, with Shift by years; Enter picks.";
const LIST = "↓ opens, letters find, ↑ ↓ go, Enter takes, Escape keeps what was there.";
/* Not every browser opens its own list by ↓. */
const BROWSERS_LIST = "Space opens, letters find, ↑ ↓ go, Enter takes, Escape keeps what was there.";
const FIELD = "Its label is its name; the hint and the error are read with it, and an error is said when it appears.";
const MODAL = "The focus stays inside and goes back to where it was; the rest of the page is hidden from readers.";

const field = (use: string, avoid: string, keys: string = TYPED): PartGuide => ({
  use,
  avoid,
  keys,
  accessibility: FIELD,
});

/** By the title of the component's stories, or its prefix when several files have stories of it. */
const GUIDES: Record<string, PartGuide> = {
  "Components/Primitives/Button": {
    use: "Something happens here and now. One primary button in a window, named after what it does: “Approve $120.00”.",
    avoid: "Going somewhere else: that is a link. A choice that stays is a switch or a checkbox.",
    keys: "Enter or Space presses. Held down while a window opens or closes, it presses nothing in the next one.",
    accessibility: "One that cannot be pressed stays in the order of the focus and says why.",
  },
  "Components/Primitives/Icon button": {
    use: "A well-known act where room is short: close, copy, more.",
    avoid: "What staff do not do daily, or what changes money: write the word.",
    keys: "Enter or Space presses.",
    accessibility: "Its label is read, and shown as a tooltip on focus and hover.",
  },
  "Components/Primitives/Copy button": {
    use: "Copies an id, an address or a code that stands beside it.",
    avoid: "Copying many rows: the table has its own keys and an export.",
    keys: "Enter or Space copies.",
    accessibility: "Says that it has copied, and shows it for a moment.",
  },
  "Components/Primitives/Input": {
    use: "A box of its own, outside of forms: a search over a list.",
    avoid: "Inside a form: its field brings label, hint and error.",
    keys: TAB,
    accessibility: "Give it a label that is read, even where none is shown.",
  },
  "Components/Primitives/Textarea": {
    use: "More than one line, outside of forms.",
    avoid: "One line: Input. Inside a form: TextareaField.",
    keys: "Enter makes a new line.",
  },
  "Components/Primitives/Checkbox": {
    use: "One of several things that may be on together, or a promise before sending.",
    avoid: "What takes effect at once: Switch.",
    keys: "Space turns it.",
  },
  "Components/Primitives/Switch": {
    use: "On or off, at once.",
    avoid: "What is sent later with other fields, or needs a confirmation first.",
    keys: "Space turns it.",
    accessibility: "Read as a switch that is on or off; its label does not change with it.",
  },
  "Components/Primitives/Radio": {
    use: "One of two to five, all in sight.",
    avoid: "More than five: Select.",
    keys: "Tab to the chosen one, arrows choose.",
  },
  "Components/Primitives/Select": {
    use: "One of a short list that never changes while it is open.",
    avoid: "More than about ten: Combobox. Two or three: Radio.",
    keys: BROWSERS_LIST,
    accessibility: "The browser's own list, read as one.",
  },
  "Components/Primitives/Combobox": {
    use: "One of a long list, found by typing.",
    avoid: "What the server must search: AsyncComboboxField.",
    keys: LIST,
    accessibility: "Says how many were found; the marked line is read while the focus stays in the box.",
  },
  "Components/Primitives/Date box": {
    use: "A day or a moment, typed in the reader's way.",
    avoid: "A span of time: the range field or the range filter.",
    keys: `${DATE} What cannot be read stays in sight and is refused.`,
  },
  "Components/Primitives/Tabs": {
    use: "Views of one record that are read one at a time.",
    avoid: "Steps in an order: Wizard. Where a link should show the same view: AddressTabs.",
    keys: "← → go from tab to tab, and round at the end.",
  },

  "Components/Overlays/Dialog": {
    use: "A short task that needs all attention and no look at the page.",
    avoid: "Whatever staff compare with the list behind: Drawer. A question: ConfirmDialog.",
    keys: "Escape closes. Ctrl Enter sends its form.",
    accessibility: MODAL,
  },
  "Components/Overlays/Drawer": {
    use: "A record or a form beside the list it came from.",
    avoid: "A question that is answered in a word.",
    keys: "Escape closes, Ctrl Enter sends its form. Over a list of the console J and K open the next and the previous row.",
    accessibility: "Read as a window with its title; the focus goes back to the row.",
  },
  "Components/Overlays/Confirm dialog": {
    use: "Before what cannot be taken back: one sentence that says who, what and how much.",
    avoid: "What can be undone, or is done twenty times an hour: let it be undone instead.",
    keys: "A dangerous one begins on Cancel, or in a field while something is missing. Enter and Ctrl Enter in a field never confirm: Tab to the button.",
    accessibility: MODAL,
  },
  "Components/Overlays/Error dialog": {
    use: "Something that was sent and did not succeed, where somebody has to do something about it.",
    avoid: "What a field can say itself, or a list in its own place.",
    keys: "Enter or Escape closes.",
    accessibility: "Read at once, title first.",
  },
  "Components/Overlays/Progress dialog": {
    use: "Work that takes longer than a few seconds and must not be left half done.",
    avoid: "A read that is merely slow: a skeleton.",
    keys: "Escape cancels where that can be done; when it is over it closes.",
    accessibility: "Progress is said every now and then, the outcome at once.",
  },
  "Components/Overlays/Dropdown menu": {
    use: "What may be done with one thing, when there are more than two acts.",
    avoid: "Choosing a value: Select.",
    keys: "↓ opens, letters find, Enter takes, Escape closes.",
    accessibility: "An act that is not possible can be reached and says why.",
  },
  "Components/Overlays/Popover": {
    use: "A few controls or facts beside the button that opens them.",
    avoid: "A list of actions: DropdownMenu. A task of its own: Dialog.",
    keys: "Enter opens, Escape closes.",
    accessibility: "Read as a window with its label; the focus goes back to its button.",
  },
  "Components/Overlays/Tooltip": {
    use: "A word more about what has the focus.",
    avoid: "What somebody must know: write it on the page.",
    keys: "Shown on focus, hidden by Escape.",
    accessibility: "Read after the name of what it belongs to.",
  },
  "Components/Overlays/Image viewer": {
    use: "A picture that is looked at closely: a document, a receipt.",
    avoid: "Decoration.",
    keys: "← → next picture, + − 0 size, R turns.",
    accessibility: MODAL,
  },
  "Components/Overlays/Command palette": {
    use: "Going anywhere, and finding records, from anywhere. One per app.",
    avoid: "Choosing a value in a form.",
    keys: "Ctrl K opens, ↑ ↓ go, Enter takes, Escape closes.",
    accessibility: "The focus stays in the box; the marked line is read.",
  },
  "Components/Overlays/Stepper": {
    use: "Shows which step of how many this is. The wizard brings it.",
    avoid: "Going to and fro freely: Tabs.",
    accessibility: "A list; the step that is open is read as the current one.",
  },
  "Components/Overlays/Wizard": {
    use: "A long task in an order, where a later question depends on an earlier answer.",
    avoid: "What fits one screen: a form.",
    keys: "Ctrl Enter goes on. Each step takes the focus to its heading.",
    accessibility: "Each step is announced by its heading and its place.",
  },

  "Components/Forms/Form": {
    use: "Fields that are sent together. It gathers what is wrong, and leads to each.",
    avoid: "A single switch that works at once.",
    keys: "Ctrl Enter sends from any field.",
    accessibility: "What is wrong is read first, as a list of links to the fields.",
  },
  "Components/Forms/Form skeleton": {
    use: "While a form's values are read.",
    avoid: "While a form is sent: its button shows that.",
    accessibility: "Says that it loads, once.",
  },
  "Components/Forms/Draft notice": {
    use: "Offers what was typed before the page was lost.",
    avoid: "Secrets and personal data, which are not kept at all.",
    keys: "Tab to Restore or Discard.",
    accessibility: "Said when it appears, and takes no focus.",
  },
  "Components/Forms/Edit conflict": {
    use: "Fields that somebody else changed while the user edited them. The user chooses per field: mine or theirs.",
    avoid: "Fields that only one of them changed: these are merged without a question.",
    accessibility: "Announced when it appears. The choices of a field are one group with the field's label.",
  },
  "Components/Forms/Kitchen sink": {
    use: "Looking at every field side by side, in every theme.",
    avoid: "A pattern for a form: nobody needs all of them at once.",
  },
  "Components/Forms/Text field": field(
    "A line of text: a name, a title, a reference.",
    "E-mail, number, money: their own fields know more.",
  ),
  "Components/Forms/Textarea field": field(
    "A note; it counts where there is a limit.",
    "One line: TextField.",
    "Enter makes a new line, Ctrl Enter sends.",
  ),
  "Components/Forms/Email field": field("One e-mail address.", "Several: TagsField with the same rule."),
  "Components/Forms/Phone field": field("A number with its country code.", "A number that is counted: IntegerField."),
  "Components/Forms/Password field": field(
    "A password, with hints that name only what is missing.",
    "Other secrets, which are not typed twice: TextField with `secret`.",
    "Typed; the button with the eye shows and hides it.",
  ),
  "Components/Forms/Integer field": field("A count: selections, days, rows.", "Amounts of money: MoneyField."),
  "Components/Forms/Number field": field(
    "A measure with decimals that is no money: odds, rates.",
    "Money and percent have fields of their own.",
  ),
  "Components/Forms/Money field": field(
    "An amount with its currency; the digits are the currency's.",
    "A number without a currency.",
    "Typed with the reader's separators; ↑ ↓ step. What cannot be read stays in sight and is refused.",
  ),
  "Components/Forms/Percentage field": field("A share from 0 to 100.", "A rate above 100 %: NumberField."),
  "Components/Forms/Date field": field("A day.", "A moment: DateTimeField.", DATE),
  "Components/Forms/Date time field": field(
    "A moment, in the zone that is named beside it.",
    "A whole day: DateField.",
    DATE,
  ),
  "Components/Forms/Date range field": field(
    "From and to, where the end includes all of what it names.",
    "A list's filter: the range filter has presets.",
    DATE,
  ),
  "Components/Forms/Time zone field": field("A time zone, found by its city.", "A country or a language.", LIST),
  "Components/Forms/Select field": field("One of a short list.", "A long one: ComboboxField.", BROWSERS_LIST),
  "Components/Forms/Combobox field": field(
    "One of a long list that is here already.",
    "What the server must search: AsyncComboboxField.",
    LIST,
  ),
  "Components/Forms/Async combobox field": field(
    "A player, a partner, a game: one of very many, searched by the server from the second letter on.",
    "A list that fits the page.",
    LIST,
  ),
  "Components/Forms/Multi select field": field(
    "Several of a known list.",
    "Free words: TagsField.",
    "↓ opens, letters find, ↑ ↓ go, Enter adds or takes off while the list stays open, Escape closes. Tab to a chip, Enter removes it.",
  ),
  "Components/Forms/Tags field": field(
    "Several free words or codes.",
    "Values of a known list: MultiSelectField.",
    "Enter or a comma adds, Backspace in the empty box takes the last one back into it; pasted lists are taken apart.",
  ),
  "Components/Forms/Text list field": field(
    "Texts in an order, a line each.",
    "Short codes without an order: TagsField.",
    "Enter goes to the next line; several pasted lines become as many.",
  ),
  "Components/Forms/Key value field": field(
    "Pairs of a name and a value.",
    "A fixed set of names: one field each.",
    "Tab goes through; pasting lines of key=value fills as many rows.",
  ),
  "Components/Forms/Rows field": field(
    "Steps of a scale, such as levels of a commission.",
    "Rows that may go from the middle: a list with a form.",
    "Tab goes through; Add is after the last row.",
  ),
  "Components/Forms/Checkbox field": field(
    "A promise, or one thing that may be on.",
    "Something that works at once: Switch.",
    "Space turns it.",
  ),
  "Components/Forms/Switch field": field(
    "A setting that is on or off, sent with its form.",
    "A promise before sending: CheckboxField.",
    "Space turns it.",
  ),
  "Components/Forms/Radio field": field(
    "One of two to five, all in sight, with a line of help each.",
    "More than five: SelectField.",
    "Arrows choose.",
  ),
  "Components/Forms/Segmented field": field(
    "One of two or three short words.",
    "Longer words, or more of them: RadioField.",
    "Arrows choose.",
  ),
  "Components/Forms/Colour field": field(
    "A colour of a site.",
    "A colour of the console: that is the theme's.",
    "Typed as #rrggbb, or picked.",
  ),
  "Components/Forms/File field": field(
    "A picture or a document, with its kind and size checked before it is sent.",
    "A picture that is only shown.",
    "Enter or Space opens the system's window; a file can be dropped too.",
  ),
  "Components/Forms/JSON field": field(
    "JSON that somebody must be able to write by hand.",
    "Known fields: give each its own.",
    "Tab leaves it.",
  ),
  "Components/Forms/Code field": field(
    "Code or a template.",
    "Prose: TextareaField. JSON: JsonField.",
    "Tab leaves it.",
  ),
  "Components/Forms/Rich text field": field(
    "Text with headings, lists, links, tables and pictures that players read.",
    "A note for staff: TextareaField.",
    "Ctrl B, I and U mark; Tab leaves it, moves a line of a list further in, or goes to the next cell of a table; Alt F10 leads to its bar, arrows go along it.",
  ),
  "Components/Forms/Language text field": field(
    "One short text in several languages, all in sight.",
    "Long texts, or many fields: LanguageTabsField.",
  ),
  "Components/Forms/Language tabs field": field(
    "Several fields in each language, one language at a time, with what is missing counted.",
    "One short text: LanguageTextField.",
    "← → on the tabs; Tab goes into the fields.",
  ),
  "Components/Forms/Language group": field(
    "Several fields of an entry in each language: what its errors name is told for all languages.",
    "One text in several languages: LanguageTabsField.",
    "← → on the tabs; Tab goes into the fields.",
  ),
  "Components/Forms/Page preview": field(
    "What was written as a site shows it; nothing in it runs.",
    "A text of HTML within a page of the console: RichText.",
  ),

  "Components/Filters/Bar and drawer": {
    use: "Over every list: the first filters in the bar, the rest in the drawer, what is chosen as chips.",
    avoid: "Choosing what a form sends.",
    keys: "A text asks when typing pauses, and at once by Enter; a chip is taken off by Enter or Space.",
    accessibility: "Each chip says its filter and its value, and that it can be taken off.",
  },
  "Components/Filters/Drawer": {
    use: "More filters than the bar has room for.",
    avoid: "Two or three filters: the bar alone.",
    keys: "Ctrl Enter filters, Escape leaves everything as it was.",
    accessibility: MODAL,
  },
  "Components/Filters/Choices": {
    use: "A filter with a known set of values.",
    avoid: "Free text: the text filter.",
    keys: "A list is opened and taken from as a Select or a Combobox is; among checkboxes ↑ ↓ go and Space turns.",
  },
  "Components/Filters/Ranges": {
    use: "A span of time or of numbers. A preset sets only the beginning; the end is now.",
    avoid: "One exact day: a date.",
    keys: "Typed; Ctrl Enter asks, Escape leaves everything as it was. From after to is refused in sight.",
    accessibility: "From and to are named with what they belong to.",
  },
  "Components/Filters/Texts": {
    use: "Ids, names and codes to search by.",
    avoid: "A known set of values: the choice filter.",
    keys: "A text asks when typing pauses, and at once by Enter. Of several words Enter or a comma adds one.",
  },

  "Components/Tables/Data table": {
    use: "Rows that staff compare, sort, choose from and export.",
    avoid: "Facts of one record: DescriptionList. Steps of a scale: RowsField.",
    keys: "Tab into the rows, ↑ ↓ along them, Enter opens, Space selects, → into the cells, Ctrl C copies.",
    accessibility: "A grid with named columns; sorting, selection and the number of rows are read.",
  },
  "Components/Tables/Pagination": {
    use: "Below a list that comes in pages.",
    avoid: "A list that is here as a whole and short.",
    keys: "Tab to the page, Enter goes there.",
    accessibility: "Says which rows of how many are shown.",
  },

  "Components/Display/Address tabs": {
    use: "Views of one record that a link should lead to.",
    avoid: "A window that has no address of its own: Tabs.",
    keys: "← → go from tab to tab.",
  },
  "Components/Display/Alert": {
    use: "What somebody must know about this page while it is so.",
    avoid: "The outcome of an act: Toaster, or the error dialog.",
    accessibility: "Read when it appears; an error at once.",
  },
  "Components/Display/Breadcrumbs": {
    use: "Where a page stands below others.",
    avoid: "Steps of a task: Stepper.",
    keys: TAB,
  },
  "Components/Display/Charts/Chart": {
    use: "How a figure went over time, beside the one before.",
    avoid: "A few exact amounts that are compared: a table.",
    keys: "← → from point to point, Home and End; Escape leaves them.",
    accessibility: "Every point can be read, and all of it as a table.",
  },
  "Components/Display/Charts/Donut chart": {
    use: "Shares of one whole, six at most.",
    avoid: "Figures over time, or shares that are nearly equal.",
    accessibility: "The parts are a list, each with its amount and share; the ring itself is passed over.",
  },
  "Components/Display/Clocks": {
    use: "The time somewhere, or how long until a moment.",
    avoid: "When something happened: DateTime.",
    accessibility: "Found as a time with a name, not read each second.",
  },
  "Components/Display/Diff view": {
    use: "What a change changed, before and after.",
    avoid: "A whole record: JsonView.",
    accessibility: "Before and after are said in words, not by colour alone.",
  },
  "Components/Display/JSON view": {
    use: "A raw answer for those who may see it, its secrets masked.",
    avoid: "Facts that staff read daily.",
    keys: "Tab to a level, Enter opens and closes it.",
    accessibility: "Each level is a button that is open or closed, and says how much is in it.",
  },
  "Components/Display/Parts": {
    use: "Badges, counts, dates, ids and facts of a record, as every page and panel shows them.",
    avoid: "A format of one's own for a date, an amount or an id.",
    accessibility: "A date is read with its zone; a shortened id is read and copied whole.",
  },
  "Components/Display/Progress bar": {
    use: "Work with a known end.",
    avoid: "Waiting without one: a skeleton.",
    accessibility: "Read in steps, not at each change.",
  },
  "Components/Display/QR code": {
    use: "An address that is scanned by a phone; always with the text and a copy button.",
    avoid: "Text that nobody scans.",
    accessibility: "Has a text alternative.",
  },
  "Components/Display/Stat card": {
    use: "One figure and how it has changed.",
    avoid: "Many figures of one kind: a table.",
    accessibility: "Label, figure and change are read as one.",
  },
  "Components/Display/States": {
    use: "Nothing here, not found, forbidden, failed: what it is, and what to do.",
    avoid: "A failed act: the error dialog.",
    accessibility: "Read when it takes the place of the content.",
  },
  "Components/Display/Timeline": {
    use: "What happened to one record, in order.",
    avoid: "Rows that are searched and sorted: a table.",
    accessibility: "An ordered list with moments.",
  },
  "Components/Display/Toaster": {
    use: "The outcome of an act, said in passing.",
    avoid: "What somebody must do something about: the error dialog.",
    keys: "Tab reaches their buttons, Escape takes one away.",
    accessibility: "Read politely; takes no focus.",
  },
};

/** The guide of the part whose stories have this title. */
export const guideOf = (title: string): PartGuide | undefined => {
  const parts = title.split("/");
  for (let length = parts.length; length > 1; length -= 1) {
    const guide = GUIDES[parts.slice(0, length).join("/")];
    if (guide) return guide;
  }
  return undefined;
};

/** The titles that a guide is written for. */
export const guided: readonly string[] = Object.keys(GUIDES);
