autocmd BufNewFile,BufRead *.talk setfiletype talk
