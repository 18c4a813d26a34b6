/** Sends a read to the back end and answers with its data; fails when the back end refuses. */
export const post = async <Data>(path: string, body: object, signal: AbortSignal): Promise<Data> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  const { success, data } = (await response.json()) as { success: boolean; data: Data };
  if (!success) throw new Error(`${path} was refused`);
  return data;
};
