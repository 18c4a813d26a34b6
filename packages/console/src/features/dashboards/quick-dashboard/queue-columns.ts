const ROW = "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4";

/** Columns of a group of queues, with and without money; on a phone a queue takes two or three lines. */
export const QUEUE_COLUMNS = {
  money: `${ROW} md:grid-cols-[minmax(0,1fr)_3.5rem_5.5rem_6.75rem_6.5rem]`,
  plain: `${ROW} md:grid-cols-[minmax(0,1fr)_4.5rem_7.5rem_7.5rem]`,
};
