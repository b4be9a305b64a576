/** What the page shows around its content. */
class Chrome {
  hasHeader = $state(true);

  /** Do without the header as long as whoever asks is there; gives how to have it back. */
  hideHeader(isHidden: boolean): () => void {
    this.hasHeader = !isHidden;
    return () => {
      this.hasHeader = true;
    };
  }
}

export const chrome = new Chrome();
