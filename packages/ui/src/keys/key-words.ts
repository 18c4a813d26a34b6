import type { KEYS } from "./keys.ts";

/** Description of a shortcut, and its context, by which the list of shortcuts is grouped. */
export type KeyWords = { where: string; what: string };

/** Descriptions of all shortcuts of the kit. A shortcut without a description does not compile. */
export const KEY_WORDS: { readonly [Key in keyof typeof KEYS]: KeyWords } = {
  next: { where: "Anywhere", what: "Next field or button; with Shift the one before" },
  close: { where: "Anywhere", what: "Close what is open, leave a selection" },

  searchToRows: { where: "Search box of a list", what: "Go to the rows" },
  rowMove: { where: "Rows of a table", what: "Move between rows" },
  rowPage: { where: "Rows of a table", what: "Move by a screen of rows" },
  rowEnd: { where: "Rows of a table", what: "First and last row" },
  rowOpen: { where: "Rows of a table", what: "Open the row" },
  rowSelect: { where: "Rows of a table", what: "Select the row" },
  rowSelectTo: { where: "Rows of a table", what: "Select all rows up to this one" },
  cellMove: { where: "Rows of a table", what: "Go into the cells of the row, and back" },
  cellExtend: { where: "Rows of a table", what: "Mark several cells" },
  cellCopy: { where: "Rows of a table", what: "Copy the marked cells" },
  cellInside: { where: "Rows of a table", what: "Go to the link or button in the cell" },
  approve: { where: "Queues, on a row or in its drawer", what: "Approve what waits; asks first" },
  reject: { where: "Queues, on a row or in its drawer", what: "Reject what waits; asks first" },
  reply: { where: "Queues of questions, on a row or in its drawer", what: "Write an answer" },
  changeStatus: { where: "Queues of questions, on a row or in its drawer", what: "Change the status; asks first" },

  headingMenu: { where: "Headings of a table", what: "Open the column's menu" },
  headingWidth: { where: "Headings of a table", what: "Make the column narrower or wider" },
  headingMove: { where: "Headings of a table", what: "Move the column" },

  orderUp: { where: "Lists that are put in order", what: "Move the entry up" },
  orderDown: { where: "Lists that are put in order", what: "Move the entry down" },

  submit: { where: "Forms and filters", what: "Send the form, make the usual decision, apply the filters" },
  take: { where: "Forms and filters", what: "Take what is typed in a box at once" },
  removeLast: { where: "Forms and filters", what: "Remove the last of several entries" },
  textTools: { where: "Forms and filters", what: "Go from a formatted text to its tools" },
  amountStep: { where: "Forms and filters", what: "One more or less in a box for an amount" },
  choiceMove: { where: "Forms and filters", what: "Move through a list of choices" },
  choiceTake: { where: "Forms and filters", what: "Take the marked choice" },

  imageStep: { where: "Pictures and charts", what: "Next and previous picture; move one that is enlarged" },
  zoomIn: { where: "Pictures and charts", what: "Enlarge the picture" },
  zoomOut: { where: "Pictures and charts", what: "Make the picture smaller" },
  zoomReset: { where: "Pictures and charts", what: "Fit the picture into the window" },
  rotate: { where: "Pictures and charts", what: "Turn the picture" },
  rotateBack: { where: "Pictures and charts", what: "Turn the picture back" },
  chartStep: { where: "Pictures and charts", what: "Read out the values of a chart" },
};
