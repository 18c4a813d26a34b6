/** The length of a frame at 60 frames per second, in milliseconds. */
const FRAME = 1000 / 60;

/** A task of the main thread: start, end and processor time, in milliseconds. */
export type Task = { start: number; end: number; cpu: number };

/**
 * Blocked: the time during which an input would have waited more than a frame (16.7 ms) until the main thread had
 * a whole frame's time to spare. In milliseconds, on a processor `slowdown` times slower.
 *
 * Tasks with less than a frame between them count as one stretch of work, as long as the processor time in it, and all
 * of a stretch but its last frame is blocked. So it makes no difference into how many tasks the work is cut.
 */
export const blockedTime = (tasks: readonly Task[], slowdown = 1): number => {
  let blocked = 0;
  let stretch = 0;
  let end = -Infinity;
  for (const task of tasks.toSorted((a, b) => a.start - b.start)) {
    if (task.start - end >= FRAME) {
      blocked += Math.max(0, stretch - FRAME);
      stretch = 0;
    }
    stretch += task.cpu * slowdown;
    end = Math.max(end, task.end);
  }
  return blocked + Math.max(0, stretch - FRAME);
};
