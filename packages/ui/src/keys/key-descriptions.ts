import type { KEYS } from "./keys.ts";

/** Description of a shortcut, and its context, by which the list of shortcuts is grouped. */
export type KeyDescription = { context: string; description: string };

/** Descriptions of all shortcuts of the kit. A shortcut without a description does not compile. */
export const KEY_DESCRIPTIONS: { readonly [Key in keyof typeof KEYS]: KeyDescription } = {
  next: { context: "Anywhere", description: "Next field or button; with Shift the previous one" },
  close: { context: "Anywhere", description: "Close the open panel or menu, clear a selection" },

  searchToRows: { context: "Search box of a list", description: "Go to the rows" },
  rowMove: { context: "Rows of a table", description: "Move between rows" },
  rowPage: { context: "Rows of a table", description: "Move by a screen of rows" },
  rowEnd: { context: "Rows of a table", description: "First and last row" },
  rowOpen: { context: "Rows of a table", description: "Open the row" },
  rowSelect: { context: "Rows of a table", description: "Select the row" },
  rowSelectTo: { context: "Rows of a table", description: "Select all rows up to this one" },
  cellMove: { context: "Rows of a table", description: "Enter or leave the cells of the row" },
  cellExtend: { context: "Rows of a table", description: "Select several cells" },
  cellCopy: { context: "Rows of a table", description: "Copy the selected cells" },
  cellInside: { context: "Rows of a table", description: "Go to the link or button in the cell" },
  approve: { context: "Queues, on a row or in its drawer", description: "Approve the record, after a confirmation" },
  reject: { context: "Queues, on a row or in its drawer", description: "Reject the record, after a confirmation" },
  reply: { context: "Ticket queues, on a row or in its drawer", description: "Write a reply" },
  changeStatus: {
    context: "Ticket queues, on a row or in its drawer",
    description: "Change the status, after a confirmation",
  },

  headingMenu: { context: "Headings of a table", description: "Open the column's menu" },
  headingWidth: { context: "Headings of a table", description: "Resize the column" },
  headingMove: { context: "Headings of a table", description: "Move the column" },

  orderUp: { context: "Sortable lists", description: "Move the entry up" },
  orderDown: { context: "Sortable lists", description: "Move the entry down" },

  submit: {
    context: "Forms and filters",
    description: "Submit the form, confirm the default decision, apply the filters",
  },
  take: { context: "Forms and filters", description: "Apply the typed text immediately" },
  removeLast: { context: "Forms and filters", description: "Remove the last entry" },
  textTools: { context: "Forms and filters", description: "Go from the text editor to its toolbar" },
  textLink: { context: "Forms and filters", description: "Make the selected text a link" },
  amountStep: { context: "Forms and filters", description: "Increase or decrease the number" },
  choiceMove: { context: "Forms and filters", description: "Move through the options" },
  choiceTake: { context: "Forms and filters", description: "Choose the highlighted option" },

  imageStep: { context: "Pictures and charts", description: "Next and previous picture; move an enlarged picture" },
  zoomIn: { context: "Pictures and charts", description: "Zoom in" },
  zoomOut: { context: "Pictures and charts", description: "Zoom out" },
  zoomReset: { context: "Pictures and charts", description: "Fit the picture into the window" },
  rotate: { context: "Pictures and charts", description: "Rotate the picture right" },
  rotateBack: { context: "Pictures and charts", description: "Rotate the picture left" },
  chartStep: { context: "Pictures and charts", description: "Read out the values of a chart" },
};
