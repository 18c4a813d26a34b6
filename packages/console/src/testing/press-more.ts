import { userEvent } from "storybook/test";
import { moreItem } from "./more-item.ts";

/** Presses an item of the More menu. */
export const pressMore = async (name: string): Promise<void> => userEvent.click(await moreItem(name));
