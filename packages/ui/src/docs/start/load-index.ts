/** Loads Storybook's index of stories, which is served next to this page. */
export const loadIndex = async (): Promise<unknown> => {
  const answer = await fetch("./index.json");
  if (!answer.ok) throw new Error(`Index request failed: ${answer.status}`);
  return answer.json();
};
