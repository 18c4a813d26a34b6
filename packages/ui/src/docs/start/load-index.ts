/** Storybook's own list of stories, which stands beside this page. */
export const loadIndex = async (): Promise<unknown> => {
  const answer = await fetch("./index.json");
  if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
  return answer.json();
};
