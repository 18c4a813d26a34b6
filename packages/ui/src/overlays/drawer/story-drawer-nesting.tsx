import { expect, screen, waitFor } from "storybook/test";

export const titles = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);

export const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
