/** Chunks of the client's build by module or file: what they import, and their styles. */
declare module 'virtual:later-styles' {
  const chunks: Readonly<Record<string, { css?: string[]; imports?: string[] }>>;
  export default chunks;
}
