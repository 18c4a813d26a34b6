import type { KEYS } from "./keys.ts";

/** Description of a shortcut, and its context, by which the list of shortcuts is grouped. */
export type KeyDescription = { context: string; description: string };

/** Descriptions of all shortcuts of the kit. A shortcut without a description does not compile. */
export const KEY_DESCRIPTIONS: { readonly [Key in keyof typeof KEYS]: KeyDescription } = {
  next: { context: "Anywhere", description: "Next field or button; with Shift the one before" },
  close: { context: "Anywhere", description: "Close what is open, leave a selection" },

  searchToRows: { context: "Search box of a list", description: "Go to the rows" },
  rowMove: { context: "Rows of a table", description: "Move between rows" },
  rowPage: { context: "Rows of a table", description: "Move by a screen of rows" },
  rowEnd: { context: "Rows of a table", description: "First and last row" },
  rowOpen: { context: "Rows of a table", description: "Open the row" },
  rowSelect: { context: "Rows of a table", description: "Select the row" },
  rowSelectTo: { context: "Rows of a table", description: "Select all rows up to this one" },
  cellMove: { context: "Rows of a table", description: "Go into the cells of the row, and back" },
  cellExtend: { context: "Rows of a table", description: "Mark several cells" },
  cellCopy: { context: "Rows of a table", description: "Copy the marked cells" },
  cellInside: { context: "Rows of a table", description: "Go to the link or button in the cell" },
  approve: { context: "Queues, on a row or in its drawer", description: "Approve what waits; asks first" },
  reject: { context: "Queues, on a row or in its drawer", description: "Reject what waits; asks first" },
  reply: { context: "Queues of questions, on a row or in its drawer", description: "Write an answer" },
  changeStatus: {
    context: "Queues of questions, on a row or in its drawer",
    description: "Change the status; asks first",
  },

  headingMenu: { context: "Headings of a table", description: "Open the column's menu" },
  headingWidth: { context: "Headings of a table", description: "Make the column narrower or wider" },
  headingMove: { context: "Headings of a table", description: "Move the column" },

  orderUp: { context: "Lists that are put in order", description: "Move the entry up" },
  orderDown: { context: "Lists that are put in order", description: "Move the entry down" },

  submit: { context: "Forms and filters", description: "Send the form, make the usual decision, apply the filters" },
  take: { context: "Forms and filters", description: "Take what is typed in a box at once" },
  removeLast: { context: "Forms and filters", description: "Remove the last of several entries" },
  textTools: { context: "Forms and filters", description: "Go from a formatted text to its tools" },
  amountStep: { context: "Forms and filters", description: "One more or less in a box for an amount" },
  choiceMove: { context: "Forms and filters", description: "Move through a list of choices" },
  choiceTake: { context: "Forms and filters", description: "Take the marked choice" },

  imageStep: { context: "Pictures and charts", description: "Next and previous picture; move one that is enlarged" },
  zoomIn: { context: "Pictures and charts", description: "Enlarge the picture" },
  zoomOut: { context: "Pictures and charts", description: "Make the picture smaller" },
  zoomReset: { context: "Pictures and charts", description: "Fit the picture into the window" },
  rotate: { context: "Pictures and charts", description: "Turn the picture" },
  rotateBack: { context: "Pictures and charts", description: "Turn the picture back" },
  chartStep: { context: "Pictures and charts", description: "Read out the values of a chart" },
};
